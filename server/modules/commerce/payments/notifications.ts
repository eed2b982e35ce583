import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppServices } from '#server/platform/services.ts'
import type { Database } from '#server/platform/db/database.ts'
import { receiveRefund } from './execute-refund'
import { receivePayment } from './receive'
import { findByNumber } from './refunds.queries'

const readHeader = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name.toLowerCase()]
  return typeof value === 'string' ? value : ''
}

/**
 * Receives notifications of the payment provider. What it has not signed is refused and changes nothing; what is
 * signed is sent again until it is answered with success, and does what it says once.
 */
export function servePaymentNotifications(
  app: FastifyInstance,
  { database, services }: { database: Database; services: Pick<AppServices, 'config' | 'providers'> },
): void {
  app.post('/api/ce-payment/notify/:kind', async (request, reply) => {
    const { payment: provider } = services.providers
    const kind = typeof request.params === 'object' && request.params && 'kind' in request.params && request.params.kind
    if (!provider || provider.kind !== kind) return reply.code(404).send({ code: 'FAIL', message: '' })
    const body = typeof request.body === 'string' ? request.body : ''
    const notification = await provider
      .verifyNotification({ header: (name) => readHeader(request, name), body })
      .catch(() => undefined)
    if (!notification) return reply.code(401).send({ code: 'FAIL', message: '' })
    if (notification.about === 'payment')
      await receivePayment(database, services, notification.number, notification.payment)
    else {
      const refund = await findByNumber(database.db, notification.number)
      if (refund) await receiveRefund(database, services, refund, notification.refund)
    }
    return reply.code(200).send({ code: 'SUCCESS', message: '' })
  })
}
