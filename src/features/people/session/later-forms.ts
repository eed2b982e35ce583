// The forms that the login page fetches when it stands: one file, of which nobody waits for a piece.
export { CodeLogin } from './code-login'
export { ForgetForm } from './forget-form'
export { SetPassForm } from './set-pass-form'
