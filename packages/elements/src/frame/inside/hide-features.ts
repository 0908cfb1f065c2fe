/**
 * Hides browser features that the frame's `allow` attribute does not grant, so that the widgets of the frame offer no
 * buttons for them. `name` is the tag that the frame shows.
 */
export function hideFeatures(name: string): void {
  // The frame has no permission for full screen. Each request for full screen would make WebKit write an error to the
  // console, so full screen is reported as disabled.
  Object.defineProperty(document, 'fullscreenEnabled', { value: false })
  // The frames of most tags (custom elements) may not use the camera. They can nevertheless open the form to verify the
  // identity. The photo fields would ask the member to allow the camera in the browser, which would have no effect
  // there. The camera is therefore hidden in these frames.
  if (name !== 'bourselet-kyc') Object.defineProperty(navigator, 'mediaDevices', { value: undefined })
}
