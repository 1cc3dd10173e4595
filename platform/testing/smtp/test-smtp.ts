import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { parseMail, type ReceivedMail } from './parse-mail.ts';

/** A refusal as a server writes it: `{ code: 550, message: '5.1.1 User unknown' }`. */
interface SmtpAnswer {
  code: number;
  message: string;
}

interface TestSmtp {
  /** For SMTP_URL. */
  url: string;
  mails: ReceivedMail[];
  /** How often a mail was offered, refused ones too. */
  offered(): number;
  /** What the server says to the next recipients; undefined takes the mail. */
  answerNext(...answers: (SmtpAnswer | undefined)[]): void;
  close(): Promise<void>;
}

/** A real SMTP server in the test's own process: mails go over a socket, and it can refuse them as servers do. */
export async function startTestSmtp(): Promise<TestSmtp> {
  const mails: ReceivedMail[] = [];
  const answers: (SmtpAnswer | undefined)[] = [];
  let offered = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
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
        mails.push(
          parseMail(Buffer.concat(chunks), {
            to: session.envelope.rcptTo.map(({ address }) => address),
          }),
        );
        done();
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    offered: () => offered,
    answerNext: (...next) => answers.push(...next),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
