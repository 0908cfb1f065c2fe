import { testCalls } from '../../http/test-calls.ts'

const email = 'new@example.com'

export const calls = testCalls({
  moneyless: ['session.register'],
  codeCalls: {
    'session.register': {
      ...{ scene: 'register', email, anonymous: true },
      request: (code) => ({
        ...{ type: 'email', email, code, agree: true, invite_code: 'DEMQ24' },
        ...{ password: 'abc12345', password_confirm: 'abc12345' },
      }),
    },
  },
})
