import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openExchange } from '../../testing/open-exchange.ts'
import { pictureFile } from '../../testing/picture-file.ts'
import { renderKit } from '../../testing/render-kit.tsx'
import { siteSettings } from '../../testing/site-settings.ts'
import { PhotoField } from './photo-field.tsx'
import { usePhoto } from './use-photo.ts'

function Field() {
  const photo = usePhoto({ scene: 'kyc' })
  return <PhotoField title="Front side" ask="Drop the front side here" photo={photo} />
}

const button = (name: string | RegExp) => page.getByRole('button', { name })
const dialog = () => page.getByRole('dialog', { name: 'Front side' })

/** Replaces the browser function that requests the camera. */
function camera(ask: () => Promise<MediaStream>) {
  const asked = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(ask)
  onTestFinished(() => asked.mockRestore())
  return asked
}

const refuseBy = (name: string) => () => Promise.reject(new DOMException('', name))

/** Returns a real media stream whose frames come from a canvas. */
function drawnStream(): MediaStream {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 800, height: 500 })
  const context = canvas.getContext('2d')!
  const draw = () => {
    context.fillStyle = `rgb(200, 20, ${performance.now() % 200})`
    context.fillRect(0, 0, 800, 500)
  }
  const timer = setInterval(draw, 40)
  onTestFinished(() => clearInterval(timer))
  draw()
  return canvas.captureStream(25)
}

async function open() {
  await renderKit(<Field />, { locale: 'en', width: 500 })
  await button('Use camera').click()
}

test.each([
  ['NotAllowedError', 'The camera is not allowed', /in the settings of your browser/],
  ['NotFoundError', 'No camera found', /use your phone/],
  ['OverconstrainedError', 'No camera found', /use your phone/],
  ['NotReadableError', 'The camera is in use', /Another program or tab/],
  ['SecurityError', 'The camera needs a secure page', /not opened over https/],
])(
  'the camera error %s has its own message, and the dialog lets the member choose a file instead',
  async (name, title, action) => {
    camera(refuseBy(name))
    await open()
    await expect.element(dialog().getByText(title)).toBeVisible()
    await expect.element(dialog().getByText(action)).toBeVisible()
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!
    const chosen = vi.spyOn(input, 'click').mockImplementation(() => undefined)
    await dialog().getByRole('button', { name: 'Choose file' }).click()
    expect(chosen).toHaveBeenCalledOnce()
    await expect.element(dialog()).not.toBeInTheDocument()
  },
)

/**
 * Makes `navigator.mediaDevices` undefined, as it is in browsers without camera support and in iframes that may not use
 * the camera.
 */
function hideDevices() {
  const devices = vi.spyOn(navigator, 'mediaDevices', 'get')
  devices.mockReturnValue(undefined as unknown as MediaDevices)
  onTestFinished(() => devices.mockRestore())
}

test('in an iframe that may not use the camera, the member can choose a file, but there is no camera button', async () => {
  hideDevices()
  await renderKit(<Field />, { locale: 'en', width: 500, framed: true })
  await expect.element(button('Choose file')).toBeVisible()
  await expect.element(button('Use camera')).not.toBeInTheDocument()
})

test('in a browser without camera support, shows a message instead of the camera', async () => {
  hideDevices()
  await open()
  await expect.element(dialog().getByText('No camera found')).toBeVisible()
})

test('takes a photo after the member has allowed the camera, and then switches the camera off', async () => {
  const asked = camera(refuseBy('NotAllowedError'))
  await open()
  await expect.element(dialog().getByText('The camera is not allowed')).toBeVisible()
  const streams: MediaStream[] = []
  asked.mockImplementation(async () => {
    const stream = drawnStream()
    streams.push(stream)
    return stream
  })
  await dialog().getByRole('button', { name: 'Try again' }).click()
  const shot = button('Take the photo')
  await expect.element(shot).toBeEnabled()
  await shot.click()
  await expect.element(page.getByRole('img', { name: 'Your photo: Front side' })).toBeVisible()
  await expect.element(page.getByText('camera.jpg')).toBeVisible()
  expect(streams.flatMap((one) => one.getTracks()).map((track) => track.readyState)).not.toContain('live')
})

test('if the camera is unplugged while it is in use, shows a message', async () => {
  let track: MediaStreamTrack | undefined
  camera(async () => {
    const stream = drawnStream()
    track = stream.getTracks()[0]
    return stream
  })
  await open()
  await expect.element(button('Take the photo')).toBeEnabled()
  track?.dispatchEvent(new Event('ended'))
  await expect.element(dialog().getByText('No camera found')).toBeVisible()
})

test('reports a long picture as too narrow for its length, not as too small, if its reduced copy would be too narrow', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  const upload = { ...siteSettings().upload, formats: ['image/jpeg' as const] }
  await exchange.step({ do: 'answer', call: 'getWebSetting', data: siteSettings({ upload }) })
  await renderKit(<Field />, { client: exchange.sdk, locale: 'en', width: 500 })
  await expect.poll(async () => (await exchange.inspect()).calls.getWebSetting).toBe(1)
  await page
    .getByLabelText('Front side')
    .last()
    .upload(await pictureFile(4500, 320, { type: 'image/jpeg', name: 'card.jpg' }))
  await expect
    .element(page.getByText('The picture is too narrow for its length. Please crop it.'))
    .toBeVisible()
})
