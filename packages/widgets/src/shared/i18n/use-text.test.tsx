import { createBourselet, memoryStore } from '@bourselet/sdk'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { BourseletProvider } from '../provider/bourselet-provider.tsx'
import { pageOf } from '../provider/page.ts'
import { useText } from './use-text.ts'

function Word() {
  const { t, ready } = useText('shared')
  return <p data-testid="word">{ready ? t('code.resendIn', { seconds: 5 }) : 'loading'}</p>
}

test('words are fetched when first asked for, follow the language, and never blink while it changes', async () => {
  const client = createBourselet({ baseUrl: 'http://localhost:1', tokenStore: memoryStore() })
  const seen: string[] = []
  const screen = await render(
    <BourseletProvider client={client}>
      <Word />
    </BourseletProvider>,
  )
  const word = screen.getByTestId('word')
  pageOf(client).preferences.setState({ locale: 'en' })
  await expect.element(word).toHaveTextContent('Resend in 5 s')
  const observer = new MutationObserver(() => seen.push(word.element().textContent ?? ''))
  observer.observe(word.element(), { characterData: true, childList: true, subtree: true })
  pageOf(client).preferences.setState({ locale: 'ja' })
  await expect.element(word).not.toHaveTextContent('Resend')
  observer.disconnect()
  expect(seen).not.toContain('loading')
  expect(word.element().textContent).toContain('5')
  client.close()
})
