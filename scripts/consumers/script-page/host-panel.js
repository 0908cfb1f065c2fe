import { discover } from 'https://exchange.example/elements/autoload.js'

class HostPanel extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' })
    root.innerHTML = '<bourselet-order-book symbol="BTCUSDT"></bourselet-order-book>'
    discover(root)
  }
}

customElements.define('host-panel', HostPanel)
