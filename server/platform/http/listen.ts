import type { FastifyInstance } from 'fastify'
import { StartError } from '../start-error'
import type { ServerConfig } from '../config'

type Place = Pick<ServerConfig, 'host' | 'port'>

const wrongHost = ({ host }: Place) => `HOST: ${host} is no address of this machine. Set it to one that is.`
const reasons: Record<string, (place: Place) => string> = {
  EADDRINUSE: ({ host, port }) =>
    `PORT: ${host}:${port} is in use by another program. Stop that one, or set PORT to a free one.`,
  EACCES: ({ port }) => `PORT: this user may not listen on ${port}. Set PORT to 1024 or more.`,
  EADDRNOTAVAIL: wrongHost,
  ENOTFOUND: wrongHost,
}

/** Listens and gives the address. Throws StartError when the settings name no place to listen at. */
export async function listen(app: FastifyInstance, { host, port }: Place): Promise<string> {
  try {
    return await app.listen({ host, port })
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? reasons[String(error.code)] : undefined
    throw reason ? new StartError(reason({ host, port })) : error
  }
}
