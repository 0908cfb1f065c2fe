import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText, richText } from './rich-text.ts'

test('renders headings, paragraphs, lists and numbered steps', () => {
  expect(richText(['# Fees', 'Small.', '- one', '- two', '1. first', 'End.'])).toBe(
    [
      ...['<h2>Fees</h2>', '<p>Small.</p>', '<ul>', '<li>one</li>', '<li>two</li>', '</ul>'],
      ...['<ol>', '<li>first</li>', '</ol>', '<p>End.</p>'],
    ].join('\n'),
  )
})

test('renders the closing tag of a list that ends the text', () => {
  expect(richText(['- one'])).toBe('<ul>\n<li>one</li>\n</ul>')
})

test('renders links to pages of the site, and adds `noopener noreferrer` to links to other sites', () => {
  expect(richText(['See [rules](/rules?a=1&b=2) or [this](https://example.com/x).'])).toBe(
    '<p>See <a href="/rules?a=1&#38;b=2">rules</a> or <a href="https://example.com/x" rel="noopener noreferrer">this</a>.</p>',
  )
})

test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', 'http://plain.example'])(
  'renders no link for the address %s',
  (address) => expect(richText([`[x](${address})`])).not.toContain('<a '),
)

test('for any text, the output contains only the markup that the renderer creates', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (lines) => {
      const rest = richText(lines).replace(
        /<\/?(?:p|h2|ul|ol|li)>|<a href="[^"<>]*"(?: rel="noopener noreferrer")?>|<\/a>/g,
        '',
      )
      expect(rest).not.toMatch(/[<>"]/)
    }),
  )
})

test('returns the plain text of a text with markup', () => {
  expect(plainText(['# Fees', '- see [rules](/rules)'])).toBe('Fees see rules')
})
