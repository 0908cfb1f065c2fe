import { useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { useColours } from './use-colours.ts'

function Accent() {
  const at = useRef<HTMLParagraphElement>(null)
  return <p ref={at}>{useColours(at, ['--bl-accent'])?.['--bl-accent']}</p>
}

it('colors in another document, such as that of a popup window, follow a change of its theme', async () => {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const { body } = frame.contentDocument!
  body.style.setProperty('--bl-accent', '#ff0000')
  const root = createRoot(body)
  onTestFinished(() => {
    root.unmount()
    frame.remove()
  })
  root.render(<Accent />)
  await expect.poll(() => body.textContent).toBe('rgba(255, 0, 0, 1.000)')
  body.style.setProperty('--bl-accent', '#0000ff')
  await expect.poll(() => body.textContent).toBe('rgba(0, 0, 255, 1.000)')
})
