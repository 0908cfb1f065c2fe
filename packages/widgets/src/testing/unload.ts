/** Returns true if the browser would ask for confirmation before it unloads the page. */
export const asksBeforeUnload = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
