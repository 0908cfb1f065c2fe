import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../../testing/render-kit.tsx'
import { Button } from '../ui/button.tsx'
import { useAction } from './use-action.ts'

/** A write that the test ends itself. */
function openWrite() {
  const calls: { input: string; resolve: (answer: string) => void; reject: (error: Error) => void }[] = []
  const write = (input: string) =>
    new Promise<string>((resolve, reject) => {
      calls.push({ input, resolve, reject })
    })
  return { calls, write }
}

function Placer({ write, answers }: { write: (input: string) => Promise<string>; answers: unknown[] }) {
  const place = useAction((_, input: string) => write(input))
  const press = async () => answers.push(await place.run('buy'))
  return (
    <>
      <Button busy={place.busy} onClick={press}>
        Place
      </Button>
      <button type="button" onClick={press}>
        Place anyway
      </button>
      <p data-testid="error">{place.error?.message ?? 'none'}</p>
    </>
  )
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('useAction', () => {
  it('sends once however often it is pressed, and again afterwards', async () => {
    const { calls, write } = openWrite()
    const answers: unknown[] = []
    await renderKit(<Placer write={write} answers={answers} />, { locale: 'en' })
    await button('Place').dblClick()
    await button('Place anyway').click()
    expect(calls).toHaveLength(1)
    await expect.element(button('Place')).toHaveAttribute('aria-busy', 'true')
    calls[0]?.resolve('S1')
    await expect.element(button('Place')).not.toHaveAttribute('aria-busy')
    expect(answers).toContain('S1')
    await button('Place').click()
    expect(calls).toHaveLength(2)
  })

  it('keeps the error until the next try', async () => {
    const { calls, write } = openWrite()
    await renderKit(<Placer write={write} answers={[]} />, { locale: 'en' })
    await button('Place').click()
    calls[0]?.reject(new Error('refused'))
    await expect.element(page.getByTestId('error')).toHaveTextContent('refused')
    await button('Place').click()
    await expect.element(page.getByTestId('error')).toHaveTextContent('none')
  })
})
