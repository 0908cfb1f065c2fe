/**
 * Hides browser features that the frame's `allow` attribute does not grant, so that the widgets of the frame offer no
 * buttons for them. `name` is the tag that the frame shows.
 */
export function hideFeatures(name: string): void {
  // Full screen is reported as disabled, because the frame has no permission for it. Each request for full screen would
  // make WebKit write an error to the console.
  Object.defineProperty(document, 'fullscreenEnabled', { value: false })
  // The form to verify the identity also opens in the frames of other tags, which may not use the camera. In these
  // frames, the photo fields would ask the member to allow the camera in the browser, which would have no effect.
  if (name !== 'bourselet-kyc') Object.defineProperty(navigator, 'mediaDevices', { value: undefined })
}
