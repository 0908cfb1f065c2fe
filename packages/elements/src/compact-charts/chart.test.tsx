import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { Chart } from './chart.tsx'

const session = cdp() as unknown as { send(method: string, params: object): Promise<void> }

/** Sets the number of device pixels per CSS pixel, as a zoom or a move to another screen does. */
async function setRatio(deviceScaleFactor: number): Promise<void> {
  const metrics = { width: 0, height: 0, deviceScaleFactor, mobile: false }
  await session.send('Emulation.setDeviceMetricsOverride', metrics)
  // In a frame, Chromium compares the queries with an emulated ratio only when another emulated feature changes.
  for (const value of ['more', 'no-preference'])
    await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-contrast', value }] })
}

test('a chart is drawn anew with the device pixels of each screen to which its window moves', async () => {
  const parent = document.createElement('div')
  parent.style.cssText = 'width: 200px; height: 100px'
  document.body.append(parent)
  const root = createRoot(parent)
  onTestFinished(async () => {
    root.unmount()
    parent.remove()
    await session.send('Emulation.clearDeviceMetricsOverride', {})
    await session.send('Emulation.setEmulatedMedia', { features: [] })
  })
  const data = { datasets: [{ data: [{ x: 0, y: 1 }], borderColor: '#f00' }] }
  const hidden = { display: false }
  root.render(
    <Chart
      type="line"
      data={data}
      options={{ scales: { x: { ...hidden, min: 0, max: 1 }, y: { ...hidden, min: 0, max: 2 } } }}
    />,
  )
  const shown = () => {
    const canvas = parent.querySelector('canvas')
    return canvas && [canvas.width, canvas.height, canvas.offsetWidth]
  }
  for (const ratio of [1, 2, 1.5]) {
    await setRatio(ratio)
    await expect.poll(shown).toEqual([200 * ratio, 100 * ratio, 200])
  }
})
