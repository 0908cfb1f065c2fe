import { run } from './program.js'

export default {
  fetch: (_request, env) =>
    run(env.EXCHANGE_URL).then(
      (line) => new Response(line),
      (error) => new Response(String(error?.stack ?? error), { status: 500 }),
    ),
}
