import { expect, onTestFinished, test, vi } from 'vitest'
import { discover } from './discover.ts'
import { tags } from './tags.ts'

test('a tag whose file cannot be loaded is reported once, requested again when the browser is online, and then rendered', async () => {
  const name = 'bourselet-late-file'
  const load = vi.fn(async () => {
    if (load.mock.calls.length < 3) throw new Error('no network')
    customElements.define(name, class extends HTMLElement {})
  })
  tags[name] = load
  const reported = vi.spyOn(console, 'error').mockReturnValue()
  const element = document.createElement(name)
  document.body.append(element)
  onTestFinished(() => {
    delete tags[name]
    element.remove()
    reported.mockRestore()
  })

  discover(document)
  await expect.poll(() => reported.mock.calls.length).toBe(1)
  discover(document)
  expect(load).toHaveBeenCalledOnce()
  await expect
    .poll(() => {
      dispatchEvent(new Event('online'))
      return customElements.get(name)
    })
    .toBeDefined()
  expect(load).toHaveBeenCalledTimes(3)
  expect(reported).toHaveBeenCalledOnce()
})
