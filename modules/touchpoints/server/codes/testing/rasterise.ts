import sharp from 'sharp';

interface Point {
  x: number;
  y: number;
}
type Matrix = readonly [number, number, number, number, number, number];

/**
 * Renders only the paths, fills and images that our PDF and EPS files contain, by interpreting their operators. Images
 * become grey squares, because a QR reader ignores their content.
 */
class Canvas {
  readonly #shapes: string[] = [];
  readonly #scale: number;
  readonly side: number;
  readonly #height: number;
  #path = '';
  #at: Point = { x: 0, y: 0 };
  color = 'rgb(0,0,0)';
  matrix: Matrix = [1, 0, 0, 1, 0, 0];
  readonly #saved: { matrix: Matrix; color: string }[] = [];

  constructor(points: number, pixels: number) {
    this.side = pixels;
    this.#scale = pixels / points;
    this.#height = points;
  }

  save(): void {
    this.#saved.push({ matrix: this.matrix, color: this.color });
  }

  restore(): void {
    Object.assign(this, this.#saved.pop());
  }

  /** `inner` comes first, as in both languages. */
  concat(inner: Matrix): void {
    const [a, b, c, d, e, f] = inner;
    const [A, B, C, D, E, F] = this.matrix;
    this.matrix = [
      a * A + b * C,
      a * B + b * D,
      c * A + d * C,
      c * B + d * D,
      e * A + f * C + E,
      e * B + f * D + F,
    ];
  }

  move(x: number, y: number): void {
    this.#path += `M${this.#pixel({ x, y })}`;
    this.#at = { x, y };
  }

  line(x: number, y: number): void {
    this.#path += `L${this.#pixel({ x, y })}`;
    this.#at = { x, y };
  }

  lineBy(x: number, y: number): void {
    this.line(this.#at.x + x, this.#at.y + y);
  }

  curve(...given: readonly number[]): void {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x = 0, y = 0] = given;
    const points = [
      { x: x1, y: y1 },
      { x: x2, y: y2 },
      { x, y },
    ];
    this.#path += `C${points.map((point) => this.#pixel(point)).join(' ')}`;
    this.#at = { x, y };
  }

  close(): void {
    this.#path += 'Z';
  }

  box(x: number, y: number, width: number, height: number): void {
    this.move(x, y);
    this.line(x + width, y);
    this.line(x + width, y + height);
    this.line(x, y + height);
    this.close();
  }

  newPath(): void {
    this.#path = '';
  }

  fill(): void {
    this.#shapes.push(`<path fill="${this.color}" d="${this.#path}"/>`);
    this.newPath();
  }

  picture(): void {
    this.save();
    this.color = 'rgb(128,128,128)';
    this.newPath();
    this.box(0, 0, 1, 1);
    this.fill();
    this.restore();
  }

  png(): Promise<Buffer> {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${this.side}" height="${this.side}">${this.#shapes.join('')}</svg>`;
    return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).png().toBuffer();
  }

  #pixel({ x, y }: Point): string {
    const [a, b, c, d, e, f] = this.matrix;
    const across = (a * x + c * y + e) * this.#scale;
    const down = (this.#height - (b * x + d * y + f)) * this.#scale;
    return `${across.toFixed(3)} ${down.toFixed(3)}`;
  }
}

function rgb(parts: readonly number[]): string {
  return `rgb(${parts.map((part) => Math.round(part * 255)).join(',')})`;
}

export async function rasterisePdf(pdf: Buffer, pixels: number): Promise<Buffer> {
  const text = pdf.toString('latin1');
  const points = Number(/\/MediaBox \[0 0 ([\d.]+) /.exec(text)?.[1]);
  // The content of the page is the stream that begins by turning the page upside down.
  const content = /stream\r?\n(1 0 0 -1 [\s\S]*?)endstream/.exec(text)?.[1] ?? '';
  const canvas = new Canvas(points, pixels);
  let stack: string[] = [];
  for (const token of content.split(/\s+/)) {
    const numbers = stack.map(Number);
    const [a = 0, b = 0, c = 0, d = 0] = numbers;
    const operators = new Map<string, () => void>([
      ['q', () => canvas.save()],
      ['Q', () => canvas.restore()],
      ['cm', () => canvas.concat(numbers as unknown as Matrix)],
      ['re', () => canvas.box(a, b, c, d)],
      ['m', () => canvas.move(a, b)],
      ['l', () => canvas.line(a, b)],
      ['c', () => canvas.curve(...numbers)],
      ['h', () => canvas.close()],
      ['f', () => canvas.fill()],
      ['Do', () => canvas.picture()],
      ['cs', () => {}],
      ['gs', () => {}],
      [
        'scn',
        () => {
          canvas.color = rgb(numbers);
        },
      ],
    ]);
    const operator = operators.get(token);
    if (!operator) {
      if (token !== '' && !/^[-\d./]/.test(token)) throw new Error(`a PDF has “${token}”`);
      stack.push(token);
      continue;
    }
    operator();
    stack = [];
  }
  return canvas.png();
}

export async function rasteriseEps(eps: string, pixels: number): Promise<Buffer> {
  const points = Number(/%%HiResBoundingBox: 0 0 ([\d.]+) /.exec(eps)?.[1]);
  const canvas = new Canvas(points, pixels);
  let stack: number[] = [];
  const lines = eps.split('\n').filter((line) => !/^(?:%|\/[mr] |\/DeviceRGB )/.test(line));
  for (const token of lines
    .join(' ')
    .replaceAll(/<< .*? >> image .*?> /g, 'image ')
    .split(/\s+/)) {
    const [a = 0, b = 0, c = 0] = stack;
    const operators = new Map<string, () => void>(
      Object.entries({
        gsave: () => canvas.save(),
        grestore: () => canvas.restore(),
        translate: () => canvas.concat([1, 0, 0, 1, a, b]),
        scale: () => canvas.concat([a, 0, 0, b, 0, 0]),
        setrgbcolor: () => {
          canvas.color = rgb(stack);
        },
        newpath: () => canvas.newPath(),
        fill: () => canvas.fill(),
        rlineto: () => canvas.lineBy(a, b),
        m: () => canvas.move(a, b),
        l: () => canvas.line(a, b),
        c: () => canvas.curve(...stack),
        z: () => canvas.close(),
        r: () => canvas.box(a, b, c, 1),
        image: () => canvas.picture(),
        showpage: () => {},
      }),
    );
    const operator = operators.get(token);
    if (!operator) {
      if (token === '') continue;
      if (!/^-?[\d.]+$/.test(token)) throw new Error(`an EPS has “${token}”`);
      stack.push(Number(token));
      continue;
    }
    operator();
    stack = [];
  }
  return canvas.png();
}
