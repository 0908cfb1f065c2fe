import { useState } from 'react'
import { AmountField, Button, Checkbox, Panel, Segment, Slider, Tabs } from '../src/shared/ui/index.ts'

export function Ticket() {
  const [side, setSide] = useState<'buy' | 'sell'>('buy')
  const [type, setType] = useState('limit')
  const [price, setPrice] = useState('60123.4')
  const [quantity, setQuantity] = useState('0.05')
  const [share, setShare] = useState(25)
  const [post, setPost] = useState(false)
  return (
    <Panel>
      <div className="bl-gallery__body" data-bl-density="compact">
        <Segment
          label="Side"
          value={side}
          onValueChange={setSide}
          options={[
            { value: 'buy', label: 'Buy', tone: 'buy' },
            { value: 'sell', label: 'Sell', tone: 'sell' },
          ]}
        />
        <Tabs
          label="Type"
          size="inline"
          value={type}
          onValueChange={setType}
          tabs={['limit', 'market', 'stop'].map((value) => ({ value, label: value }))}
          end="Fee 0.10%"
        />
        <AmountField
          layout="inline"
          label="Price"
          unit="USDT"
          step="0.01"
          steppers
          value={price}
          onValueChange={setPrice}
        />
        <AmountField
          layout="inline"
          label="Quantity"
          unit="BTC"
          step="0.00001"
          steppers
          value={quantity}
          onValueChange={setQuantity}
        />
        <Slider label="Percentage of the available balance" value={share} onValueChange={setShare} />
        <AmountField
          layout="inline"
          label="Total"
          unit="USDT"
          value="3006.17"
          onValueChange={() => {}}
          error="Insufficient balance"
        />
        <Checkbox checked={post} onCheckedChange={setPost}>
          Post only
        </Checkbox>
        <Button variant={side} size="big" wide>
          Buy 0.05 BTC for 3,006.17 USDT
        </Button>
      </div>
      <div className="bl-gallery__body" data-bl-density="comfortable">
        <AmountField
          layout="inline"
          label="Price"
          unit="USDT"
          step="0.01"
          steppers
          value={price}
          onValueChange={setPrice}
        />
        <Slider label="Percentage of the available balance" value={share} onValueChange={setShare} />
        <Slider label="Closed" value={40} onValueChange={() => {}} disabled />
      </div>
    </Panel>
  )
}
