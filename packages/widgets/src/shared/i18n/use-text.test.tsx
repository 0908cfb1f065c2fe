import { RefusedError, TransportError } from '@bourselet/sdk'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../../testing/render-kit.tsx'
import { usePreferences } from '../provider/use-preferences.ts'
import { locales } from './locale.ts'
import { useErrorText } from './use-error-text.ts'
import { useText } from './use-text.ts'

const seen: string[] = []

function Words() {
  const { t, ready } = useText('shared')
  const { set } = usePreferences()
  seen.push(t('cancel'))
  return (
    <>
      <p data-testid="word">{ready ? t('cancel') : '…'}</p>
      {locales.map((locale) => (
        <button key={locale} type="button" onClick={() => set({ locale })}>
          {locale}
        </button>
      ))}
    </>
  )
}

afterEach(() => localStorage.clear())

const word = () => page.getByTestId('word')

describe('messages in the selected language (useText)', () => {
  it('shows the selected language, and keeps showing the previous one until the new messages are loaded', async () => {
    seen.length = 0
    const { page: shared } = await renderKit(<Words />)
    shared.preferences.setState({ locale: 'en' })
    await expect.element(word()).toHaveTextContent('Cancel')
    const from = seen.length
    for (const [locale, text] of [
      ['zh-CN', '取消'],
      ['ko', '취소'],
      ['ja', 'キャンセル'],
      ['fr', 'Annuler'],
      ['pt', 'Cancelar'],
    ] as const) {
      await page.getByRole('button', { name: locale, exact: true }).click()
      await expect.element(word()).toHaveTextContent(text)
    }
    expect(seen.slice(from)).not.toContain('')
  })

  it('sets the `lang` attribute of the root element to the selected language', async () => {
    const { page: shared, host } = await renderKit(<Words />)
    shared.preferences.setState({ locale: 'ja' })
    await expect.poll(() => host.querySelector('.bl-root')?.getAttribute('lang')).toBe('ja')
  })

  it('the language that the provider sets takes precedence over the member’s choice', async () => {
    const { page: shared } = await renderKit(<Words />, { locale: 'fr' })
    shared.preferences.setState({ locale: 'en' })
    await expect.element(word()).toHaveTextContent('Annuler')
  })
})

function ErrorWords({ errors }: { errors: unknown[] }) {
  const words = useErrorText()
  return (
    <ul>
      {errors.map((error, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <li key={index}>{words(error)}</li>
      ))}
    </ul>
  )
}

const refused = (name: string, params: Record<string, unknown> = {}) => new RefusedError(name, '', { params })

const texts = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent)

describe('messages of errors (useErrorText)', () => {
  it('messages of refusals contain the parameters, in the plural form that fits the number', async () => {
    await renderKit(
      <ErrorWords
        errors={[
          refused('INSUFFICIENT_BALANCE', { available: '1250.50000000' }),
          refused('TRADE_PASSWORD_WRONG', { left: 1 }),
          refused('TRADE_PASSWORD_WRONG', { left: 4 }),
          refused('ACCOUNT_LOCKED', { retry_after: 900 }),
          refused('FILE_TOO_LARGE', { max_bytes: 5 * 1024 * 1024 }),
          'PASSWORD_LETTERS',
        ]}
      />,
      { locale: 'en' },
    )
    await expect
      .poll(texts)
      .toEqual([
        'Insufficient balance, available 1,250.5',
        'Wrong fund password, 1 try left',
        'Wrong fund password, 4 tries left',
        'Account locked, try again in 15 minutes',
        'The file may be at most 5 MB',
        'The password must contain letters',
      ])
  })

  it('an unknown outcome and a failure have different messages; unlisted errors share a text', async () => {
    const lost = (name: 'TIMEOUT' | 'NETWORK', outcome: 'rejected' | 'unknown') =>
      new TransportError(name, { outcome })
    await renderKit(
      <ErrorWords
        errors={[
          lost('TIMEOUT', 'unknown'),
          lost('TIMEOUT', 'rejected'),
          lost('NETWORK', 'rejected'),
          refused('A_NAME_OF_LATER'),
          new TypeError('x is undefined'),
        ]}
      />,
      { locale: 'fr' },
    )
    await expect.poll(() => texts()[0]).toMatch(/l’opération a peut-être eu lieu/)
    expect(texts()[1]).toMatch(/trop de temps/)
    expect(texts()[2]).toMatch(/injoignable/)
    expect(texts()[3]).toBe(texts()[4])
    expect(texts()[3]).toMatch(/L’opération a échoué/)
  })
})
