export { ForgotPassword, type ForgotPasswordProps } from './forgot-password/forgot-password.tsx'
export { Login, type LoginProps } from './login/login.tsx'
export { Register, type RegisterProps } from './register/register.tsx'
