import { useState } from 'react'
import * as icons from '../src/shared/ui/icons.ts'
import {
  AmountField,
  Button,
  Checkbox,
  CodeField,
  Field,
  Icon,
  Panel,
  PasswordField,
  Select,
} from '../src/shared/ui/index.ts'

export function Forms() {
  const [mail, setMail] = useState('demo@example.com')
  const [wrong, setWrong] = useState('demo@')
  const [password, setPassword] = useState('demo1234')
  const [code, setCode] = useState('4938')
  const [coin, setCoin] = useState<string | null>('USDT')
  const [amount, setAmount] = useState('1250.5')
  const [tick, setTick] = useState(true)
  return (
    <Panel title="Forms">
      <div className="bl-gallery__body">
        <Field label="E-mail" value={mail} onValueChange={setMail} type="email" />
        <Field
          label="E-mail"
          value={wrong}
          onValueChange={setWrong}
          error="Please enter the correct email format"
        />
        <Field
          label="Search"
          value=""
          onValueChange={() => {}}
          placeholder="Search coin or pair"
          prefix={<Icon shape={icons.search} size={16} />}
          hint="By symbol or name"
        />
        <PasswordField
          label="Password"
          corner={
            <button type="button" className="bl-link">
              Forgot password?
            </button>
          }
          value={password}
          onValueChange={setPassword}
          autoComplete="current-password"
        />
        <CodeField
          label="Verification code"
          value={code}
          onValueChange={setCode}
          hint="Six digits, sent to d***@example.com"
          onSend={async () => 60}
        />
        <Select
          label="Coin"
          value={coin}
          onValueChange={setCoin}
          options={[
            { value: 'USDT', label: 'USDT', hint: 'Tether' },
            { value: 'BTC', label: 'BTC', hint: 'Bitcoin' },
            { value: 'ETH', label: 'ETH', hint: 'Ether', disabled: true },
          ]}
        />
        <AmountField
          label="Amount"
          value={amount}
          onValueChange={setAmount}
          unit="USDT"
          hint="Available 12,450.00 USDT"
          corner={
            <button type="button" className="bl-link">
              Max
            </button>
          }
        />
        <Field label="Closed" value="Not now" onValueChange={() => {}} disabled />
        <Checkbox checked={tick} onCheckedChange={setTick}>
          I have read the{' '}
          <button type="button" className="bl-link">
            user agreement
          </button>
        </Checkbox>
        <Checkbox checked={false} onCheckedChange={() => {}} error="Please read and accept the agreement">
          I accept
        </Checkbox>
        <Button variant="primary" size="big" wide>
          Log in
        </Button>
      </div>
    </Panel>
  )
}
