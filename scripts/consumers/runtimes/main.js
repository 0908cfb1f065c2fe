import { run } from './program.js'

console.log(await run(process.env.EXCHANGE_URL))
