export const NO_SESSION = { en: "That device is already signed out.", sv: "Den enheten är redan utloggad." };
