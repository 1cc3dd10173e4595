import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { parseMail, type ReceivedMail } from './parse-mail.ts';

/** A refusal as a server writes it: `{ code: 550, message: '5.1.1 User unknown' }`. */
interface SmtpAnswer {
  code: number;
  message: string;
}

/** What the server does after it has received a whole mail: confirm it, now or later, or drop the connection. */
type AfterContent = (mail: ReceivedMail, way: { take(): void; drop(): void }) => void;

interface TestSmtp {
  /** For SMTP_URL. */
  url: string;
  port: number;
  mails: ReceivedMail[];
  /** Number of offered mails, including refused ones. */
  offered(): number;
  /** Responses to the next recipients; undefined accepts the mail. */
  answerNext(...answers: (SmtpAnswer | undefined)[]): void;
  close(): Promise<void>;
}

/** A real SMTP server in the test's own process: mails go over a socket, and it can refuse them as servers do. */
export async function startTestSmtp(
  given: { server?: SMTPServerOptions; afterContent?: AfterContent } = {},
): Promise<TestSmtp> {
  const mails: ReceivedMail[] = [];
  const answers: (SmtpAnswer | undefined)[] = [];
  let offered = 0;
  const afterContent = given.afterContent ?? ((_mail, { take }) => take());
  const server: SMTPServer = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    ...given.server,
    onRcptTo(_address, _session, done) {
      offered += 1;
      const refusal = answers.shift();
      if (!refusal) return done();
      done(Object.assign(new Error(refusal.message), { responseCode: refusal.code }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const mail = parseMail(Buffer.concat(chunks), { to });
        mails.push(mail);
        const connection = [...server.connections].find(({ id }) => id === session.id);
        afterContent(mail, { take: () => done(), drop: () => connection?.close() });
      });
    },
  });
  // A client that refuses the certificate or is killed is no error of the server.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    offered: () => offered,
    answerNext: (...next) => answers.push(...next),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
