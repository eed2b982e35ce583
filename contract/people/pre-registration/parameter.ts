/** How the parameter of the registration page is called that holds a code. */
export const CODE_PARAMETER = 'preRegistration'
