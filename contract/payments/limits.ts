/** looks at the state of a payment that an account takes a minute; ours: a page looks every 3 s, in two windows */
export const LOOKS_PER_MINUTE = 60
/** days that can be compared with the provider's bill at once; ours */
export const BILL_LINES_SHOWN = 500
