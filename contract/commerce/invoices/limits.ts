/** saved titles of an account; ours */
export const TITLES_MAX = 20
/** characters of a title's name, address and bank; ours */
export const TITLE_NAME_MAX = 100
export const TITLE_ADDRESS_MAX = 200
export const BANK_MAX = 100
export const BANK_ACCOUNT_MAX = 40
/** characters of what finance says of an invoice that failed; ours */
export const FAILURE_MAX = 200
/** days after the fair's last day on which an invoice can still be applied for; ours */
export const INVOICE_DAYS_AFTER = 90
/** days before the fair's first day from which invoices can be applied for: tickets are sold earlier than it opens; ours */
export const INVOICE_DAYS_BEFORE = 90
/** applications that one person may have drawn as PDF in a minute; ours */
export const APPLICATIONS_PER_MINUTE = 20
