import { createRef } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../../testing/render-kit.tsx'
import { Button } from './button.tsx'
import { CodeField } from './code-field.tsx'
import { Field } from './field.tsx'
import { IconButton } from './icon-button.tsx'
import { Panel } from './panel.tsx'
import { PasswordField } from './password-field.tsx'
import { PinField } from './pin-field.tsx'

const input = { label: 'Entry', value: '', onValueChange: () => {} }

// React 18 passes `ref` only to components that `forwardRef` created, React 19 to all. These tests run in React 19, so
// they check the type of the component.
test.each(Object.entries({ Button, CodeField, Field, IconButton, Panel, PasswordField, PinField }))(
  'the component %s accepts a ref in React 18',
  (_, Part) => expect(Part).toHaveProperty('$$typeof', Symbol.for('react.forward_ref')),
)

test('the ref of a field refers to its input, and the ref of a panel to its section element', async () => {
  const [password, code] = [createRef<HTMLInputElement>(), createRef<HTMLInputElement>()]
  const panel = createRef<HTMLElement>()
  await renderKit(
    <Panel ref={panel} aria-label="Panel">
      <PasswordField {...input} label="Password" ref={password} />
      <CodeField {...input} label="Code" onSend={async () => null} ref={code} />
    </Panel>,
    { locale: 'en' },
  )
  await expect.element(page.getByLabelText('Code')).toBeVisible()
  expect(password.current).toBe(page.getByLabelText('Password', { exact: true }).element())
  expect(code.current).toBe(page.getByLabelText('Code').element())
  expect(panel.current).toBe(page.getByRole('region', { name: 'Panel' }).element())
})
