/** Where the socket is, below the server's own origin. */
export const REALTIME_PATH = '/api/realtime'
