import { expect, onTestFinished, test, vi } from 'vitest'
import { tags } from '../../tags.ts'
import { makeOwnElement } from './make-element.ts'

test('a frame whose tag file cannot be loaded reports one error and requests the file again until it is loaded', async () => {
  const name = 'bourselet-late-file'
  const load = vi.fn(async () => {
    if (load.mock.calls.length < 3) throw new Error('no network')
    return { tag: { name } }
  })
  tags[name] = load
  const reported = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => {
    delete tags[name]
    reported.mockRestore()
  })
  let made: string | undefined
  void makeOwnElement(name).then(({ element, tag }) => {
    made = `${element.localName} of ${tag.name}`
  })
  await expect
    .poll(() => {
      dispatchEvent(new Event('online'))
      return made
    })
    .toBe(`${name} of ${name}`)
  expect(load).toHaveBeenCalledTimes(3)
  expect(reported).toHaveBeenCalledOnce()
})
