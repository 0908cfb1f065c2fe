import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core'

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <bourselet-ticker symbol="BTCUSDT" compact />
    <bourselet-order-book [symbol]="symbol" (bourselet-price-select)="picked = $event.detail" />
    <output>{{ picked }}</output>
  `,
})
export class App {
  symbol = 'BTCUSDT'
  picked = ''
}
