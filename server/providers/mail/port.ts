export interface Mail {
  to: string
  subject: string
  text: string
}

/** Delivers e-mail. Rejects when the service did not take the message; the outbox then tries again. */
export interface MailPort {
  send(mail: Mail): Promise<void>
}
