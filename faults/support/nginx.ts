import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const GUIDE = join(import.meta.dirname, '../../docs/operations.md');

export interface Nginx {
  certificate: string;
  stop(): Promise<void>;
}

export function nginxIsThere(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Starts nginx with the example of docs/operations.md and the ports, name and certificate of this scenario. */
export async function startNginx(
  folder: string,
  ports: { https: number; http: number; webs: readonly number[] },
): Promise<Nginx> {
  const [key, certificate] = [join(folder, 'proxy.key'), join(folder, 'proxy.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-keyout',
      key,
      '-out',
      certificate,
      ...subject,
    ],
    { stdio: 'ignore' },
  );
  const example = /```nginx\n(.*?)```/s.exec(await readFile(GUIDE, 'utf8'))?.[1] ?? '';
  const site = example
    .replace('127.0.0.1:4100', `127.0.0.1:${ports.webs[0]}`)
    .replace('127.0.0.1:4101', `127.0.0.1:${ports.webs[1]}`)
    .replace('listen 80', `listen ${ports.http}`)
    .replace('listen 443', `listen ${ports.https}`)
    .replaceAll('/etc/ssl/suite.example.com.pem', certificate)
    .replaceAll('/etc/ssl/suite.example.com.key', key)
    .replaceAll('suite.example.com', 'localhost');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, `nginx-${name}`)};`,
  );
  const file = join(folder, 'nginx.conf');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  await writeFile(
    file,
    `${user} daemon off; pid ${join(folder, 'nginx.pid')}; error_log ${join(folder, 'nginx.log')};
     events {} http { access_log off; ${temporary.join(' ')} ${site} }`,
  );
  const child = spawn('nginx', ['-p', folder, '-c', file], { stdio: 'ignore' });
  await listening(child, ports.https);
  return {
    certificate: await readFile(certificate, 'utf8'),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function listening(child: ChildProcess, port: number): Promise<void> {
  while (child.exitCode === null) {
    const answers = await fetch(`http://localhost:${port}/`).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await pause(100);
  }
  throw new Error('nginx did not start');
}
