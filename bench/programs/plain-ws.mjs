// The yardstick: what a client sends goes to each client in a frame of its own; nothing is stored or numbered.
import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'

const server = createServer()
const sockets = new WebSocketServer({ server })
let sequence = 0
sockets.on('connection', (socket) => {
  socket.on('message', (data) => {
    const sent = JSON.parse(Buffer.from(data).toString())
    sequence += 1
    const text = JSON.stringify({ ...sent, sequence })
    for (const client of sockets.clients) client.send(text)
  })
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'))
