import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { renderKit } from '../../testing/render-kit.tsx'
import { Field } from '../ui/field.tsx'
import { Meter } from '../ui/meter.tsx'
import { Segment } from '../ui/segment.tsx'
import { readColours } from './read-colours.ts'

/** Turns the forced colors of the browser on or off, as a contrast theme of the operating system does. */
async function force(value: 'active' | 'none'): Promise<void> {
  const session = cdp() as unknown as { send(method: string, params: object): Promise<void> }
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
}

test('with forced colors, the checked option, the focus of a field, the value of a meter and the direction of candles stay visible', async () => {
  await force('active')
  onTestFinished(() => force('none'))
  const options = [
    { value: 'a', label: 'Limit' },
    { value: 'b', label: 'Market' },
  ]
  await renderKit(
    <>
      <Segment label="Type" value="a" onValueChange={() => {}} options={options} />
      <Field label="Price" value="" onValueChange={() => {}} />
      <Meter label="Filled" percent={40} />
    </>,
    { locale: 'en' },
  )
  const style = (selector: string) => getComputedStyle(document.querySelector(selector)!)
  await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(true)
  expect(style('.bl-segment__input:checked + *').outlineStyle).toBe('solid')
  expect(style('.bl-segment__input:not(:checked) + *').outlineStyle).toBe('none')
  await page.getByRole('textbox').click()
  expect(style('.bl-box').outlineStyle).toBe('solid')
  expect(style('.bl-meter__fill').backgroundColor).not.toBe(style('.bl-meter').backgroundColor)
  const read = readColours(document.querySelector('.bl-root')!, ['--bl-up', '--bl-down', '--bl-surface-1'])
  expect(new Set(Object.values(read)).size).toBe(3)
})
