import { useState } from 'react'
import * as icons from '../src/shared/ui/icons.ts'
import {
  Button,
  Dialog,
  IconButton,
  Panel,
  Popover,
  Select,
  Sheet,
  Tooltip,
  useToast,
} from '../src/shared/ui/index.ts'
import { Ticket } from './ticket.tsx'

export function Overlays() {
  const [dialog, setDialog] = useState(false)
  const [sheet, setSheet] = useState(false)
  const [coin, setCoin] = useState('BTC')
  const toast = useToast()
  return (
    <Panel title="Overlays">
      <div className="bl-gallery__body">
        <div className="bl-gallery__row">
          <Button onClick={() => setDialog(true)}>Dialog</Button>
          <Button onClick={() => setSheet(true)}>Sheet</Button>
          <Popover label="Settings" trigger={<IconButton icon={icons.settings} label="Settings" />}>
            Theme and colours
          </Popover>
          <Tooltip content="Rolling 24 hours">
            <Button size="small">Tooltip</Button>
          </Tooltip>
        </div>
        <div className="bl-gallery__row">
          <Button
            size="small"
            onClick={() =>
              toast.show({
                title: 'Order placed',
                text: 'Buy 0.05 BTC at 60,123.40',
                tone: 'success',
                action: { label: 'View', onSelect: () => {} },
              })
            }
          >
            Success
          </Button>
          <Button
            size="small"
            onClick={() =>
              toast.show({ title: 'Insufficient balance', text: 'Available 12.50 USDT', tone: 'error' })
            }
          >
            Error
          </Button>
          <Button size="small" onClick={() => toast.show({ title: 'Copied' })}>
            Note
          </Button>
        </div>
        <Dialog
          open={dialog}
          onOpenChange={setDialog}
          title="Confirm order"
          description="BTC / USDT"
          footer={
            <>
              <Button variant="ghost" onClick={() => setDialog(false)}>
                Cancel
              </Button>
              <Button variant="buy">Buy 0.05 BTC</Button>
            </>
          }
        >
          <div className="bl-gallery__body">
            <Select
              label="Coin"
              value={coin}
              onValueChange={setCoin}
              options={['BTC', 'ETH', 'SOL'].map((value) => ({ value, label: value }))}
            />
          </div>
        </Dialog>
        <Sheet open={sheet} onOpenChange={setSheet} title="Buy BTC">
          <Ticket />
        </Sheet>
      </div>
    </Panel>
  )
}
