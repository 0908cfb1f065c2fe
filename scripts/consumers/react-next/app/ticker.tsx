'use client'

import { configure } from '@bourselet/elements'
import '@bourselet/elements/tags/bourselet-ticker'

configure({ site: 'https://exchange.example', apiBase: 'https://api.exchange.example' })

export const Ticker = () => <bourselet-ticker symbol="BTCUSDT" />
