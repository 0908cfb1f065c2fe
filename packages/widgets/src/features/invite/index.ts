export { Invite, type InviteProps } from './invite/invite.tsx'
export { SignInCalendar, type SignInCalendarProps } from './sign-in-calendar/sign-in-calendar.tsx'
