import { expect, onTestFinished, test, vi } from 'vitest'

/** Loads another copy of the module, as a page with two versions of the package does. */
async function loadCopy() {
  vi.resetModules()
  return import('./settings.ts')
}

test('two copies of the package on a page share the settings, and each is notified of the changes of the other', async () => {
  const [first, second] = [await loadCopy(), await loadCopy()]
  onTestFinished(() => first.configure({ locale: undefined, theme: undefined }))
  expect(second.configure).not.toBe(first.configure)
  const heard = vi.fn()
  onTestFinished(first.subscribeSettings(heard))
  first.configure({ locale: 'ja' })
  second.configure({ theme: 'dark' })
  expect(heard).toHaveBeenCalledTimes(2)
  for (const copy of [first, second])
    expect(copy.pageSettings()).toMatchObject({ locale: 'ja', theme: 'dark' })
})
