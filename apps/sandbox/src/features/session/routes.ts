import type { Exchange } from '../../exchange/exchange.ts'
import { defineRoutes } from '../../http/routes.ts'
import { logIn } from './log-in.ts'
import { register } from './register.ts'
import { sendCode } from './send-code.ts'

export function sessionRoutes(exchange: Exchange) {
  return defineRoutes({
    'session.login': (request, context) => logIn(exchange, request, context),
    'session.register': (request, context) => register(exchange, request, context),
    'session.sendCode': (request, context) => sendCode(exchange, request, context),
  })
}
