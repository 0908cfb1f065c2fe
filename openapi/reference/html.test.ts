import { expect, test } from 'vitest'
import { html } from './html.ts'

test('the template tag html escapes inserted texts, but not inserted Html', () => {
  const page = html`<p title="${'"'}">${'<b>&'}${[1, false, html`<i>`]}</p>`
  expect(page.text).toBe('<p title="&#34;">&#60;b&#62;&#38;1<i></p>')
})
