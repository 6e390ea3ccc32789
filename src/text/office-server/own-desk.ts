export const NO_SESSION = { en: "This sign-in has ended already.", sv: "Den inloggningen är redan avslutad." };
