import { expect, test } from 'vitest'
import { html } from './html.ts'

test('the template tag html escapes inserted texts, but not inserted values of the type Html, which are already escaped', () => {
  const page = html`<p title="${'"'}">${'<b>&'}${[1, false, html`<i>`]}</p>`
  expect(page.text).toBe('<p title="&#34;">&#60;b&#62;&#38;1<i></p>')
})
