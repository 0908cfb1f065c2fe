/**
 * Hides browser features from the widgets of a frame that its `allow` attribute does not grant, so that the widgets
 * offer no buttons for them. `name` is the frame's own tag.
 */
export function hideFeatures(name: string): void {
  // WebKit writes an error to the console each time such a frame requests full screen.
  Object.defineProperty(document, 'fullscreenEnabled', { value: false })
  // The form to verify the identity also opens in the frames of other tags, which may not use the camera. Its photo
  // fields would ask the member to allow the camera in the browser, which cannot help.
  if (name !== 'bourselet-kyc') Object.defineProperty(navigator, 'mediaDevices', { value: undefined })
}
