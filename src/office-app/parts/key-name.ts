const isApple = (): boolean => typeof navigator === "undefined" || /Mac|iPhone|iPad/.test(navigator.platform);

/** What stands on the key here: ⌘ is on Apple's keyboards alone, elsewhere Ctrl does what it does. @param key "⌘K" */
export const keyName = (key: string, onApple = isApple()): string => (onApple ? key : key.replace("⌘", "Ctrl "));
