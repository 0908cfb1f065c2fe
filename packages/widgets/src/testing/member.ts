import type { Member } from '../shared/data/use-member.ts'

const seen = 1_767_225_600_000

/** Returns a sample member as the call `getMemberInfo` returns it. `changes` replace its fields. */
export const sampleMember = (changes: Partial<Member> = {}): Member => ({
  id: 10_001,
  uid: '10001',
  email: 'd***@example.com',
  email_bound: true,
  area_code: null,
  phone: null,
  nickname: 'Trader-10001',
  avatar: null,
  real_name: null,
  id_number: null,
  level: { id: 1, level: 0, name: 'VIP0' },
  credit_score: 60,
  kyc_status: 'none',
  kyc_level: 0,
  invite_code: 'K7M2QX',
  invite_link: '/register?code=K7M2QX',
  has_trade_password: true,
  available_usdt: '0.00000000',
  frozen_usdt: '0.00000000',
  withdraw_review_until: null,
  withdraw_review_reasons: [],
  lang: 'en',
  created_at: seen,
  last_login_at: seen,
  sessions: [
    { id: 2, device: 'Firefox, Linux', ip: '127.0.*.*', current: true, created_at: seen, last_seen_at: seen },
    {
      id: 1,
      device: 'Chrome, Android',
      ip: '10.1.*.*',
      current: false,
      created_at: seen,
      last_seen_at: seen,
    },
  ],
  wallet_info: { addresses: [], banks: [] },
  assets: { available_usdt: '0.00000000', frozen_usdt: '0.00000000', total_usdt: '0.00000000' },
  ...changes,
})
