import { expect, onTestFinished, test } from 'vitest'
import { createEventSender } from './send-events.ts'

test('a frame sends each event of its tag and its form to the host page once, except events with which a form opens another form', () => {
  const place = document.createElement('main')
  document.body.append(place)
  onTestFinished(() => place.remove())
  const sent: string[] = []
  const { addOwn, addForm } = createEventSender(place, (message) => {
    if (message.type === 'event') sent.push(message.name)
  })
  const emit = (name: string) => place.dispatchEvent(new CustomEvent(name, { bubbles: true }))
  const all = ['privacy', 'sign-in', 'submitted', 'register', 'signed-in', 'error']
  addOwn({ events: ['onSubmitted', 'onSignIn'] })
  for (const name of all) emit(`bourselet-${name}`)
  expect(sent).toEqual(['sign-in', 'submitted', 'signed-in', 'error'].map((name) => `bourselet-${name}`))
  sent.length = 0
  const form = { events: ['onPrivacy', 'onSubmitted', 'onSignIn', 'onRegister', 'onSignedIn'] } as const
  addForm(form)
  addForm(form)
  for (const name of all) emit(`bourselet-${name}`)
  expect(sent).toEqual(
    ['privacy', 'sign-in', 'submitted', 'signed-in', 'error'].map((name) => `bourselet-${name}`),
  )
})
