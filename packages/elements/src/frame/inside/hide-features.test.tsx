import { expect, test } from 'vitest'
import { drawFrame } from '../draw-frame.ts'
import { hideFeatures } from './hide-features.ts'

test('a frame hides full screen from its widgets, and the camera if its `allow` attribute does not grant it', () => {
  for (const name of ['bourselet-kyc', 'bourselet-withdraw']) {
    hideFeatures(name)
    expect(document.fullscreenEnabled).toBe(false)
    const isGranted = drawFrame(name, () => {}).iframe.allow.includes('camera')
    expect(navigator.mediaDevices !== undefined).toBe(isGranted)
  }
})
