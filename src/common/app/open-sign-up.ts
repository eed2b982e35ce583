/** Opens the sign-up dialog on home, and leads there in every other place (spec: access §2.8). */
export const signUpAddress = './index.html#/?signUp=1'

let host: (() => void) | undefined

/** Names what shows the dialog while it stands; gives what takes it back. */
export function hostSignUp(show: () => void): () => void {
  host = show
  return () => {
    if (host === show) host = undefined
  }
}

/** Shows the sign-up dialog here, or goes to where it can be shown. */
export function openSignUp(): void {
  if (host) host()
  else window.location.assign(signUpAddress)
}
