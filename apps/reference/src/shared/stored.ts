/** Returns the text that is stored on this device under the key; null if there is none or the storage is blocked. */
export function readStored(key: string, storage?: Storage): string | null {
  try {
    // A browser can block the storage: the access then throws, or the storage is null.
    return (storage ?? localStorage).getItem(key)
  } catch {
    return null
  }
}

/** Stores a text on this device under the key, or removes it if it is null. Does nothing if the storage is blocked. */
export function writeStored(key: string, text: string | null, storage?: Storage): void {
  try {
    if (text === null) (storage ?? localStorage).removeItem(key)
    else (storage ?? localStorage).setItem(key, text)
  } catch {
    // A value that cannot be stored is lost when the page is closed.
  }
}
