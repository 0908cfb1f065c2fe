import { expect, test } from 'vitest'
import { readSiteConfig, type SiteConfig } from './site-config.ts'

const fallback: SiteConfig = { apiBase: 'https://a.example', name: 'Bourselet', theme: 'dark', tokens: {} }

test('keeps the valid fields of a configuration and replaces the others with defaults', () => {
  expect(
    readSiteConfig(
      {
        apiBase: 'https://api.example/x/',
        streamUrl: '',
        name: 'Acme',
        logo: '/l.svg',
        theme: 'light',
        locale: 'ja',
        tokens: { '--bl-accent': 'red' },
      },
      fallback,
    ),
  ).toEqual({
    apiBase: 'https://api.example/x',
    streamUrl: '',
    name: 'Acme',
    logo: '/l.svg',
    theme: 'light',
    locale: 'ja',
    tokens: { '--bl-accent': 'red' },
  })
})

test.each([null, 7, 'x', [], { apiBase: 7, theme: 'pink', tokens: { color: 'red', '--bl-x': 3 }, name: '' }])(
  'uses the defaults if the configuration file contains %j',
  (raw) => expect(readSiteConfig(raw, fallback)).toEqual(fallback),
)
