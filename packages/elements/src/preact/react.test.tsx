import { useId } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'

function Labelled() {
  return <p id={useId()} />
}

test('useId returns a unique id for each component, even after the root was rendered several times', async () => {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  for (let count = 1; count <= 5; count++) {
    root.render(Array.from({ length: count }, (_, index) => <Labelled key={`${index}`} />))
    await expect.poll(() => host.querySelectorAll('p').length).toBe(count)
  }
  const ids = [...host.querySelectorAll('p')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(5)
  root.unmount()
  host.remove()
})
