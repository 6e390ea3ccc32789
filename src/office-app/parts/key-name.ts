const isApple = (): boolean => typeof navigator === "undefined" || /Mac|iPhone|iPad/.test(navigator.platform);

/** A key's label on this keyboard: ⌘ on Apple's, Ctrl elsewhere. @param key "⌘K" */
export const keyName = (key: string, onApple = isApple()): string => (onApple ? key : key.replace("⌘", "Ctrl "));
