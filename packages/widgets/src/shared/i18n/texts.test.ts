import { expect, test } from 'vitest'
import { createTexts } from './texts.ts'

test('if a language lacks a message, shows the English one, and loads the English messages only then', async () => {
  const fetched: string[] = []
  const messages: Record<string, object> = {
    'en/shared': { cancel: 'Cancel', pages_one: '{{count}} page', pages_other: '{{count}} pages' },
    'fr/shared': { cancel: 'Annuler' },
  }
  const texts = createTexts(async (locale, namespace) => {
    fetched.push(`${locale}/${namespace}`)
    return messages[`${locale}/${namespace}`]!
  })
  await texts.loadLanguages('fr')
  await texts.loadNamespaces('shared')
  const t = texts.getFixedT('fr', 'shared') as unknown as (key: string, params?: object) => string
  expect(t('cancel')).toBe('Annuler')
  expect(fetched).not.toContain('en-001/shared')
  const english = fetched.filter((one) => one === 'en/shared').length
  expect(t('pages', { count: 2 })).toBe('')
  await expect.poll(() => t('pages', { count: 2 })).toBe('2 pages')
  expect(t('pages', { count: 1 })).toBe('1 page')
  expect(fetched.filter((one) => one === 'en/shared')).toHaveLength(english + 1)
})
