import { useState } from 'react'
import * as icons from '../src/shared/ui/icons.ts'
import { Button, Chip, IconButton, Panel, Segment, Select, Tabs } from '../src/shared/ui/index.ts'

const variants = ['primary', 'neutral', 'ghost', 'quiet', 'buy', 'sell'] as const

export function Actions() {
  const [tab, setTab] = useState('chart')
  const [side, setSide] = useState<'buy' | 'sell'>('buy')
  const [range, setRange] = useState('24h')
  const [step, setStep] = useState('0.01')
  return (
    <Panel
      title="Actions"
      actions={
        <Select
          aria-label="Step"
          variant="quiet"
          value={step}
          onValueChange={setStep}
          options={['0.01', '0.1', '1'].map((value) => ({ value, label: value }))}
        />
      }
    >
      <div className="bl-gallery__body">
        {(['big', 'medium', 'small'] as const).map((size) => (
          <div className="bl-gallery__row" key={size}>
            {variants.map((variant) => (
              <Button key={variant} variant={variant} size={size}>
                {variant}
              </Button>
            ))}
          </div>
        ))}
        <div className="bl-gallery__row">
          <Button variant="primary" icon={icons.deposit}>
            Deposit
          </Button>
          <Button icon={icons.withdraw}>Withdraw</Button>
          <Button variant="primary" busy>
            Deposit
          </Button>
          <Button disabled>Disabled</Button>
          <Button variant="buy" disabled>
            Disabled
          </Button>
        </div>
        <div className="bl-gallery__row">
          <IconButton icon={icons.bell} label="Notices" />
          <IconButton icon={icons.list} label="List" pressed />
          <IconButton icon={icons.grid} label="Grid" size="small" />
          <IconButton icon={icons.settings} label="Settings" disabled />
          <Chip>Rates</Chip>
          <Chip tone="accent">Listing</Chip>
          <Chip tone="warn">Maintenance</Chip>
          <Chip tone="up" dot>
            +2.35%
          </Chip>
          <Chip tone="down">−0.68%</Chip>
        </div>
        <Segment
          label="Side"
          value={side}
          onValueChange={setSide}
          options={[
            { value: 'buy', label: 'Buy', tone: 'buy' },
            { value: 'sell', label: 'Sell', tone: 'sell' },
          ]}
        />
        <Segment
          label="Range"
          size="small"
          value={range}
          onValueChange={setRange}
          options={['24h', '7d', '30d'].map((value) => ({ value, label: value }))}
        />
      </div>
      <Tabs
        label="View"
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'chart', label: 'Chart', content: <div className="bl-gallery__body">Chart</div> },
          {
            value: 'orders',
            label: 'Open orders',
            count: 3,
            content: <div className="bl-gallery__body">Orders</div>,
          },
          { value: 'off', label: 'Off', disabled: true },
        ]}
      />
    </Panel>
  )
}
