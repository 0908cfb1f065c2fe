import { expect, onTestFinished, test, vi } from 'vitest'
import { discover, start } from './discover.ts'
import { configure, pageSettings } from './settings.ts'
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

test('of two script tags for two releases, each applies its own attributes', () => {
  const before = pageSettings()
  const scripts = (['v1.2.3', 'v1.3.0'] as const).map((release, at) => {
    const script = document.createElement('script')
    // A script of an unknown type is not loaded.
    script.type = 'text/plain'
    script.src = `/elements/${release}/autoload.js`
    script.dataset.locale = ['ja', 'ko'][at]
    document.body.append(script)
    return script
  })
  onTestFinished(() => {
    for (const script of scripts) script.remove()
    configure(before)
  })
  const locales = scripts.map(({ src }) => {
    start(src)
    return pageSettings().locale
  })
  expect(locales).toEqual(['ja', 'ko'])
})
